import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { expect, test, vi } from 'vitest';
import { expectFreePorts, listen } from './listen.ts';

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
