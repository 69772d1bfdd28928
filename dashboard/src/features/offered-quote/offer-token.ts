import { offerTokenKey } from '@vakman/domain/stored-items/stored-keys';

/** The secret that the link of a mail carries behind its `#`; empty where there is none. */
export function readOfferToken(fragment: string): string {
  return /^#([\da-f]{64})$/.exec(fragment)?.[1] ?? '';
}

/** What was kept of the link that was opened in this tab; empty where there is nothing. */
export function keptOfferToken(storage: Pick<Storage, 'getItem'>): string {
  return readOfferToken(`#${storage.getItem(offerTokenKey) ?? ''}`);
}

/** Keeps a secret for the tab, so that the page can be loaded anew and read in another language. */
export function keepOfferToken(storage: Pick<Storage, 'setItem'>, token: string): void {
  storage.setItem(offerTokenKey, token);
}
