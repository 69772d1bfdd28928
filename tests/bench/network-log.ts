import type { Page } from '@playwright/test';

export interface LoggedResponse {
  readonly url: string;
  readonly type: string;
  /** Of the body, as it travelled. */
  readonly bytes: number;
}

/** Everything that a page loads from now on, with its weight on the wire. */
export async function logNetwork(page: Page): Promise<{ responses: () => Promise<LoggedResponse[]> }> {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  const known = new Map<string, { url: string; type: string }>();
  const log: LoggedResponse[] = [];
  client.on('Network.responseReceived', ({ requestId, response, type }) => {
    if (/^https?:/.test(response.url)) known.set(requestId, { url: response.url, type });
  });
  const headerBytes = new Map<string, number>();
  client.on('Network.responseReceived', ({ requestId, response }) => {
    headerBytes.set(requestId, response.encodedDataLength);
  });
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const response = known.get(requestId);
    if (response) log.push({ ...response, bytes: encodedDataLength - (headerBytes.get(requestId) ?? 0) });
  });
  return {
    async responses() {
      await page.waitForLoadState('networkidle');
      return log;
    },
  };
}
