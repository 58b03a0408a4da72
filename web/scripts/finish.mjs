// Ends a build: writes the service worker with the list of files, and each file compressed.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { minify } from 'terser';

const DIST = new URL('../dist/', import.meta.url).pathname;
const COMPRESSED = /\.(html|js|css|svg|wasm|net|json|ftl|webmanifest)$/;

// The texts are asked for before the page knows itself which language it speaks.
const manifest = JSON.parse(readFileSync(join(DIST, 'manifest.json'), 'utf8'));
rmSync(join(DIST, 'manifest.json'));
const texts = Object.entries(manifest).flatMap(([source, { file }]) => {
  const language = /^src\/texts\/(\w+)\/first\.ts$/.exec(source)?.[1];
  return language ? [[language, file]] : [];
});
if (texts.length === 0) throw new Error('no file with the first texts of a language; update scripts/finish.mjs');
const boot = join(DIST, 'boot.js');
const NO_TEXTS = 'var texts = {};';
const booting = readFileSync(boot, 'utf8');
if (!booting.includes(NO_TEXTS)) throw new Error(`boot.js has no “${NO_TEXTS}”; update scripts/finish.mjs`);
writeFileSync(boot, booting.replace(NO_TEXTS, `var texts = ${JSON.stringify(Object.fromEntries(texts))};`));

// The page is there for addresses of any depth: it names its files from the root, or the server from its path on.
const page = join(DIST, 'index.html');
writeFileSync(page, readFileSync(page, 'utf8').replaceAll('="./', '="/'));

const files = readdirSync(DIST, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name) && entry.name !== 'sw.js')
  .map((entry) => relative(DIST, join(entry.parentPath, entry.name)))
  .sort();

/** What `index.html` names is what the page needs to appear. */
const index = readFileSync(join(DIST, 'index.html'), 'utf8');
const isFirst = (file) => file === 'index.html' || index.includes(`"/${file}"`);

// What a first visit loads is minified once more, by a minifier that is slower and finds a little that is left.
const played = ['game', 'worker'].map((name) => {
  const file = files.find((file) => file.startsWith(`assets/${name}-`) && file.endsWith('.js'));
  if (!file) throw new Error(`no script with the name ${name}; update scripts/finish.mjs`);
  return file;
});
for (const file of [...files.filter((file) => file.endsWith('.js') && isFirst(file)), ...played]) {
  const options = { module: file.startsWith('assets/'), compress: { passes: 3, ecma: 2020, sequences: false }, format: { ecma: 2020 } };
  const { code } = await minify(readFileSync(join(DIST, file), 'utf8'), options);
  writeFileSync(join(DIST, file), code);
}

/** Bots can wait: their networks are kept last. */
const isNetwork = (file) => file.endsWith('.net');
const rest = files.filter((file) => !isFirst(file)).sort((one, other) => isNetwork(one) - isNetwork(other));
const address = (file) => (file === 'index.html' ? '/' : `/${file}`);

const version = createHash('sha256');
for (const file of files) version.update(file).update(readFileSync(join(DIST, file)));
const worker = readFileSync(new URL('./sw.js', import.meta.url), 'utf8')
  .replace('__VERSION__', version.digest('hex').slice(0, 16))
  .replace('__FIRST__', JSON.stringify(files.filter(isFirst).map(address)))
  .replace('__REST__', JSON.stringify(rest.map(address)));
writeFileSync(join(DIST, 'sw.js'), worker);

for (const file of [...files, 'sw.js'].filter((file) => COMPRESSED.test(file))) {
  const bytes = readFileSync(join(DIST, file));
  writeFileSync(join(DIST, `${file}.br`), brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
  writeFileSync(join(DIST, `${file}.gz`), gzipSync(bytes, { level: 9 }));
}
