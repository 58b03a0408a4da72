// A server under a path behind a proxy, which takes the path away or passes it on.
import { createServer, request, type IncomingMessage, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { House, hurry } from './house';

const PATH = '/games/mandate';

/** Passes requests for the path on to a server, and nothing else. */
function proxy(server: () => string, strips: boolean): Promise<Server> {
  const inner = (incoming: IncomingMessage): string | undefined => {
    if (!incoming.url!.startsWith(`${PATH}/`)) return undefined;
    return strips ? incoming.url!.slice(PATH.length) : incoming.url!;
  };
  const proxy = createServer((incoming, outgoing) => {
    const path = inner(incoming);
    if (path === undefined) return void outgoing.writeHead(418).end('This is something else on the same host.');
    const to = new URL(server());
    const passed = request({ host: to.hostname, port: to.port, path, method: incoming.method, headers: incoming.headers }, (answer) => {
      outgoing.writeHead(answer.statusCode!, answer.headers);
      answer.pipe(outgoing);
    });
    passed.on('error', () => outgoing.destroy());
    incoming.pipe(passed);
  });
  proxy.on('upgrade', (incoming, client) => {
    const to = new URL(server());
    const upstream = connect(Number(to.port), to.hostname, () => {
      const headers = incoming.rawHeaders.reduce((text, part, at) => text + part + (at % 2 === 0 ? ': ' : '\r\n'), '');
      upstream.write(`GET ${inner(incoming)} HTTP/1.1\r\n${headers}\r\n`);
      upstream.pipe(client).pipe(upstream);
    });
    upstream.on('error', () => client.destroy());
    client.on('error', () => upstream.destroy());
  });
  return new Promise((resolve) => proxy.listen(0, '127.0.0.1', () => resolve(proxy)));
}

describe.each([
  ['takes the path away', true],
  ['passes the path on', false],
])('behind a proxy that %s', (_, strips) => {
  let house: House;
  let front: Server;
  let base: string;

  beforeAll(async () => {
    let served = '';
    front = await proxy(() => served, strips);
    base = `http://127.0.0.1:${(front.address() as AddressInfo).port}${PATH}`;
    house = await House.open(['--public-url', base]);
    served = house.address;
  });

  afterAll(async () => {
    front.close();
    front.closeAllConnections();
    await house.close();
  });

  test('the page finds its files, its links and its addresses', async () => {
    const { page, context } = await house.visitor();
    const strays: string[] = [];
    page.on('response', (response) => response.status() === 418 && strays.push(response.url()));
    await page.goto(`${base}/`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    for (const link of await page.locator('a[href]').all()) expect(new URL((await link.getAttribute('href'))!, base).pathname).toMatch(/^\/games\/mandate/);
    await page.locator('a[href$="/settings"]').first().click();
    await page.waitForURL(`${base}/settings`);
    const settings = page.getByRole('heading', { level: 1, name: 'Settings', exact: true });
    await settings.waitFor();
    await page.reload();
    await settings.waitFor();
    await page.goBack();
    await page.waitForURL(`${base}/`);
    expect(strays).toEqual([]);
    expect(house.errors()).toEqual([]);
    await context.close();
  });

  test('people play at a table, and its link is right', async () => {
    const { page, context } = await house.visitor();
    await hurry(context);
    await page.goto(`${base}/`);
    const made = await page.evaluate(async (base) => {
      const post = (path: string, body: unknown): Promise<Response> =>
        fetch(`${base}/api${path}`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });
      await post('/guests', { name: 'Anna' });
      const seats = ['me', { bot: 'level:1' }];
      return (await post('/tables', { options: { game: 'qin', players: 2 }, seats })).json();
    }, base);
    expect(made.link).toBe(`${base}/t/${made.id}`);
    const cookies = await context.cookies(`${base}/`);
    expect(cookies.map(({ name, path }) => [name, path])).toEqual([['mandate', PATH]]);
    const socket = page.waitForEvent('websocket');
    await page.goto(made.link);
    expect((await socket).url()).toMatch(`${base.replace('http', 'ws')}/api/tables/${made.id}/live`);
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await page.getByRole('button', { name: 'Resign' }).first().waitFor();
    expect(house.errors()).toEqual([]);
    await context.close();
  });

  test('the worker keeps the page within its path', async () => {
    const { page, context } = await house.visitor();
    await page.goto(`${base}/`);
    const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
    expect(scope).toBe(`${base}/`);
    const manifest = await page.evaluate(async () => {
      const address = document.querySelector<HTMLLinkElement>('link[rel="manifest"]')!.href;
      const manifest = await (await fetch(address)).json();
      return [manifest.start_url, manifest.scope, manifest.icons[0].src].map((part) => new URL(part, address).href);
    });
    expect(manifest).toEqual([`${base}/`, `${base}/`, `${base}/icon.svg`]);
    await context.close();
  });
});
