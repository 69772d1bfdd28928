import { consentDateKey, consentKey } from '../consent.ts';
import { languageStorageKey } from '../languages/languages.ts';
import { preferencesKey } from '../quote-request/quote-request.preference-fields.ts';
import {
  assistantKey,
  bookingDraftKey,
  chatDraftsKey,
  chatOutboxKey,
  draftKey,
  languageOfferKey,
  offerDraftKey,
  offerTokenKey,
  quoteDraftsKey,
  photoQueueKey,
  reloadedKey,
  replyDraftsKey,
  sessionKey,
  tooltipKey,
  typedKey,
} from './stored-keys.ts';

/** Something that the site keeps in a visitor's browser. */
export interface StoredItem {
  /** Key in the storage, or name of the cookie. */
  readonly key: string;
  readonly places: readonly ('local' | 'session' | 'cookie' | 'database')[];
  readonly duration:
    | 'year'
    | 'until-cleared'
    | 'tab'
    | 'until-sent'
    | 'until-booked'
    | 'until-delivered'
    | 'until-signed-out'
    | 'until-stored';
  /** Name of the words that say what it is for. */
  readonly purpose:
    | 'language'
    | 'language-offer'
    | 'consent'
    | 'consent-date'
    | 'draft'
    | 'booking-draft'
    | 'preferences'
    | 'tooltip'
    | 'assistant'
    | 'session'
    | 'reload'
    | 'typed'
    | 'chat'
    | 'photos'
    | 'offer'
    | 'offer-draft';
}

/** Everything that is ever kept; all of it serves what the visitor does, none of it follows him. */
export const storedItems: readonly StoredItem[] = [
  { key: languageStorageKey, places: ['local', 'cookie'], duration: 'year', purpose: 'language' },
  { key: languageOfferKey, places: ['local'], duration: 'until-cleared', purpose: 'language-offer' },
  { key: consentKey, places: ['local'], duration: 'until-cleared', purpose: 'consent' },
  { key: consentDateKey, places: ['local'], duration: 'until-cleared', purpose: 'consent-date' },
  { key: draftKey, places: ['local'], duration: 'until-sent', purpose: 'draft' },
  { key: bookingDraftKey, places: ['local'], duration: 'until-booked', purpose: 'booking-draft' },
  { key: preferencesKey, places: ['session'], duration: 'tab', purpose: 'preferences' },
  { key: tooltipKey, places: ['local'], duration: 'until-cleared', purpose: 'tooltip' },
  { key: assistantKey, places: ['local'], duration: 'until-cleared', purpose: 'assistant' },
  { key: sessionKey, places: ['local'], duration: 'until-signed-out', purpose: 'session' },
  { key: reloadedKey, places: ['session'], duration: 'tab', purpose: 'reload' },
  { key: replyDraftsKey, places: ['session'], duration: 'tab', purpose: 'typed' },
  { key: quoteDraftsKey, places: ['local'], duration: 'until-cleared', purpose: 'typed' },
  { key: photoQueueKey, places: ['database'], duration: 'until-stored', purpose: 'photos' },
  { key: typedKey, places: ['session'], duration: 'tab', purpose: 'typed' },
  { key: chatDraftsKey, places: ['local'], duration: 'until-delivered', purpose: 'chat' },
  { key: chatOutboxKey, places: ['local'], duration: 'until-delivered', purpose: 'chat' },
  { key: offerTokenKey, places: ['session'], duration: 'tab', purpose: 'offer' },
  { key: offerDraftKey, places: ['session'], duration: 'tab', purpose: 'offer-draft' },
];
