// All other texts of this language.
const FILES = import.meta.glob<string>(['./*.ftl', '!./{app,front,games,play}.ftl', '../../games/*/texts/it/{more,editor}.ftl'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

export default Object.values(FILES).join('\n');
