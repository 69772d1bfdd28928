import { consentDateKey, consentKey } from '@vakman/domain/consent';
import { useEffect, useState, type RefObject } from 'react';
import { readStored } from '../storage/stored.ts';
import { focusNotice, openOnRequest } from './cookie-notice.settings.ts';
import { parseConsent, type StoredConsent } from './cookie-notice.state.ts';
import { startCookieNotice } from './cookie-notice.timing.ts';

interface SettingsOptions {
  /** Something inside the element. */
  readonly inside: RefObject<Element | null>;
  readonly keepOpen: boolean;
  readonly open: boolean | undefined;
}

/**
 * Starts the timing, unless the page did, and follows the `open` of the element: the stored choice while the visitor
 * looks at it, else undefined.
 */
export function useSettings({ inside, keepOpen, open }: SettingsOptions): StoredConsent | undefined {
  const [settings, setSettings] = useState<StoredConsent>();

  useEffect(() => {
    const host = hostOf(inside);
    return host && startCookieNotice(host, keepOpen);
  }, [inside, keepOpen]);

  useEffect(() => {
    const host = hostOf(inside);
    return host && openOnRequest(host);
  }, [inside]);

  useEffect(() => {
    const host = hostOf(inside);
    if (!host || open === undefined) return;
    // As a property it does not stand on the element yet.
    host.toggleAttribute('open', open);
    if (open) focusNotice(host);
  }, [inside, open]);

  useEffect(() => {
    const host = hostOf(inside);
    if (!host) return undefined;
    const look = () => setSettings(host.hasAttribute('open') ? storedConsent() : undefined);
    const observer = new MutationObserver(look);
    observer.observe(host, { attributeFilter: ['open'] });
    look();
    return () => observer.disconnect();
  }, [inside]);

  return settings;
}

function hostOf({ current }: RefObject<Element | null>): HTMLElement | undefined {
  return (current?.getRootNode() as ShadowRoot | undefined)?.host as HTMLElement | undefined;
}

function storedConsent(): StoredConsent {
  return parseConsent(readStored(consentKey), readStored(consentDateKey));
}
