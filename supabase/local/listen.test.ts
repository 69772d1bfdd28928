import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { listen } from './listen.ts';

const use = { name: 'the API', variable: 'VAKMAN_API_PORT' };

it('takes a free port for 0, and says which', async () => {
  const server = createServer();
  const port = await listen(server, 0, use);
  expect(server.address()).toMatchObject({ address: '127.0.0.1', port });
  server.close();
});

it('names a port in use, with the setting that changes it', async () => {
  const other = createServer();
  const port = await listen(other, 0, use);
  await expect(listen(createServer(), port, use)).rejects.toThrow(
    `Port ${port} for the API is in use. Stop what uses it, or choose another by VAKMAN_API_PORT.`,
  );
  other.close();
});
