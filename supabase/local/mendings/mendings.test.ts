import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startAlone, startMended, type ApiUnderTest } from '../fixtures/api-under-test.ts';
import { apiContracts, contractSchema } from '../fixtures/contracts/api-contracts.ts';
import { authContracts } from '../fixtures/contracts/auth-contracts.ts';
import { credentialContracts } from '../fixtures/contracts/credential-contracts.ts';
import { storageContracts } from '../fixtures/contracts/storage-contracts.ts';

let alone: ApiUnderTest;
let mended: ApiUnderTest;
beforeAll(async () => {
  for (const channel of ['error', 'warn'] as const)
    vi.spyOn(console, channel).mockImplementation(() => undefined);
  alone = await startAlone();
  mended = await startMended();
  for (const api of [alone, mended]) await api.database.exec(contractSchema);
}, 60_000);
afterAll(async () => {
  await alone.close();
  await mended.close();
});

describe('the library, alone and mended', () => {
  it.each([...apiContracts, ...authContracts, ...credentialContracts, ...storageContracts])(
    '$mending',
    async ({ ask, alone: wrong, mended: right }) => {
      expect(await ask(mended)).toEqual(right);
      expect(await ask(alone), 'The library mended this itself: the mending may go.').toEqual(wrong);
    },
  );
});
