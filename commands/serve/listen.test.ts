import { get } from 'node:http';
import { connect, createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { expect, test, vi } from 'vitest';
import { expectFreePorts, listen } from './listen.ts';
import type { RequestHandler } from './site-handler.ts';

async function occupied() {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, port: (server.address() as AddressInfo).port };
}

test('a taken port is named with its purpose and the variable that moves it', async () => {
  const { server, port } = await occupied();
  const use = { port, purpose: 'the site', variable: 'VAKMAN_SITE_PORT' };
  const sentence = `Port ${port}, needed for the site, is in use.`;
  await expect(expectFreePorts([use])).rejects.toThrow(sentence);
  await expect(listen(async () => new Response(), use)).rejects.toThrow('VAKMAN_SITE_PORT');
  await new Promise((resolve) => server.close(resolve));
});

test('a fault of the handler is an answer to the visitor and a message in the terminal', async () => {
  const { server, port } = await occupied();
  await new Promise((resolve) => server.close(resolve));
  const told = vi.spyOn(console, 'error').mockImplementation(() => {});
  const fault = new Error('broken rule');
  const listening = await listen(() => Promise.reject(fault), { port, purpose: 'the site', variable: 'X' });
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(500);
  expect(told).toHaveBeenCalledWith(fault);
  await listening.close();
  told.mockRestore();
});

test('a server tells the handler who asks, and its port is free again after it closed', async () => {
  const { server, port } = await occupied();
  await new Promise((resolve) => server.close(resolve));
  const use = { port, purpose: 'the site', variable: 'VAKMAN_SITE_PORT' };
  const listening = await listen(async (_request, sender) => new Response(sender), use);
  const answer = await fetch(`http://127.0.0.1:${port}/`);
  expect(await answer.text()).toBe('127.0.0.1');
  await listening.close();
  await expect(expectFreePorts([use])).resolves.toBeUndefined();
});

test('a server answers to its own names alone', async () => {
  const { server, port } = await occupied();
  await new Promise((resolve) => server.close(resolve));
  const use = { port, purpose: 'the site', variable: 'VAKMAN_SITE_PORT' };
  const listening = await listen(async () => new Response(), use, ['vakman.example']);
  const statusAs = (host: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      get({ host: '127.0.0.1', port, headers: { host } }, (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      }).on('error', reject);
    });
  for (const host of [`localhost:${port}`, `127.0.0.1:${port}`, `[::1]:${port}`, 'vakman.example'])
    expect(await statusAs(host), host).toBe(200);
  for (const host of [`attacker.example:${port}`, 'localhost:1'])
    expect(await statusAs(host), host).toBe(421);
  await listening.close();
});

/** Sends bytes as they are, which no client of HTTP would, and reads the first line of the answer. */
function firstLine(port: number, sent: string) {
  return new Promise<string>((resolve, reject) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(sent));
    socket.setEncoding('utf8').on('error', reject);
    socket.on('data', (text: string) => {
      answer += text;
      if (answer.includes('\r\n')) socket.destroy();
    });
    socket.on('close', () => resolve(answer.split('\r\n', 1)[0] ?? ''));
  });
}

test('what is no request of a visitor is a mistake of the sender, and no fault to tell of', async () => {
  const { server, port } = await occupied();
  await new Promise((resolve) => server.close(resolve));
  const told = vi.spyOn(console, 'error').mockImplementation(() => {});
  const handler = vi.fn<RequestHandler>(async () => new Response());
  const listening = await listen(handler, { port, purpose: 'the site', variable: 'X' });
  const own = `Host: localhost:${port}\r\n\r\n`;
  const refused: Record<string, RegExp> = {
    [`GET / HTTP/1.1\r\nHost: a@localhost:${port}\r\n\r\n`]: /^HTTP\/1\.1 4(00|21) /,
    [`GET / HTTP/1.1\r\nHost: localhost:${port}/x?\r\n\r\n`]: /^HTTP\/1\.1 4(00|21) /,
    'GET / HTTP/1.1\r\nHost: [::1\r\n\r\n': /^HTTP\/1\.1 4(00|21) /,
    'GET / HTTP/1.0\r\n\r\n': /^HTTP\/1\.1 4(00|21) /,
    'GET /\r\n\r\n': /^HTTP\/1\.1 400 /,
    [`OPTIONS * HTTP/1.1\r\n${own}`]: /^HTTP\/1\.1 400 /,
    [`GET http://[ HTTP/1.1\r\n${own}`]: /^HTTP\/1\.1 400 /,
    [`TRACE /api/x HTTP/1.1\r\n${own}`]: /^HTTP\/1\.1 405 /,
  };
  for (const [sent, line] of Object.entries(refused)) expect(await firstLine(port, sent), sent).toMatch(line);
  expect(handler).not.toHaveBeenCalled();
  expect(told).not.toHaveBeenCalled();
  expect(await firstLine(port, `GET / HTTP/1.1\r\n${own}`)).toBe('HTTP/1.1 200 OK');
  await listening.close();
  told.mockRestore();
});
