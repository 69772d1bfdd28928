import type { Page } from '@playwright/test';

/** Opens a page as somebody does who was here an hour ago: nothing comes, goes or moves by itself. */
export async function openAgain(
  page: Page,
  url: string,
  size: { readonly width: number; readonly height: number },
): Promise<void> {
  await page.setViewportSize(size);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(() => {
    localStorage.setItem('cookie-consent', 'declined');
    localStorage.setItem('vakman-popup-dismissed', String(Date.now() - 3_600_000));
    localStorage.setItem('whatsapp-tooltip-dismissed', String(Date.now() - 3_600_000));
  });
  await page.goto(url);
}
