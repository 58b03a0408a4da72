// The texts of this language that a first game needs, in one piece, so that they come with one request.
const FILES = import.meta.glob<string>(['./{app,front,games,play}.ftl', '../../games/*/texts/en/{name,first}.ftl'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

export default Object.values(FILES).join('\n');
