import { storedItems } from '@vakman/domain/stored-items/stored-items';

/** Removes what an earlier story left in the browser; what Storybook itself keeps there stays. */
export function forgetVisits(): void {
  for (const { key } of storedItems) {
    localStorage.removeItem(key);
    sessionStorage.removeItem(key);
  }
}
