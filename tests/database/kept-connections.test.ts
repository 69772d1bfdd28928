import { Agent, get, type IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import { startTestBackend } from './support/test-backend.ts';

it('an idle connection has no end that a caller could write into', async () => {
  const backend = await startTestBackend();
  const agent = new Agent({ keepAlive: true });
  try {
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      get(`${backend.apiUrl}/auth/v1/health`, { agent }, resolve).on('error', reject);
    });
    answer.resume();
    expect(answer.headers).toMatchObject({ connection: 'keep-alive' });
    expect(answer.headers).not.toHaveProperty('keep-alive');
  } finally {
    agent.destroy();
    await backend.remove();
  }
});
