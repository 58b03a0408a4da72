// All texts of this language in one piece, so that they come with one request.
const FILES = import.meta.glob<string>('./*.ftl', { query: '?raw', import: 'default', eager: true });

export default Object.values(FILES).join('\n');
