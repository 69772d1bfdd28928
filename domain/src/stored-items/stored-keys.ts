/** Key in local storage of what the visitor typed into the quote form. */
export const draftKey = 'quote-form-data';

/** Key in local storage of what the visitor chose and typed while booking a facade cleaning. */
export const bookingDraftKey = 'facade-booking-draft';

/** Key in local storage of when the words beside the messaging button were closed, in milliseconds. */
export const tooltipKey = 'whatsapp-tooltip-dismissed';

/** Key in local storage of when the offer of the page in another language was closed, in milliseconds. */
export const languageOfferKey = 'vakman-language-offer';

/** Key in local storage of when the assistant was closed, in milliseconds. */
export const assistantKey = 'vakman-popup-dismissed';

/** Key in local storage of the session of whoever signed in. */
export const sessionKey = 'vakman-session';

/** Key in session storage of when a page of the dashboard was loaded anew because a part of it was gone. */
export const reloadedKey = 'vakman-reloaded';

/** Key in session storage of replies that the office began and did not send. */
export const replyDraftsKey = 'vakman-reply-drafts';

/** Key in local storage of quotes that the office typed and that are not stored yet. */
export const quoteDraftsKey = 'vakman-quote-drafts';

/** Key in session storage of what stood in the fields of the dashboard when its page was loaded anew or the session ended. */
export const typedKey = 'vakman-typed';

/** Key in local storage of messages of conversations that were begun and not sent. */
export const chatDraftsKey = 'vakman-chat-drafts';

/** Key in local storage of messages that are on their way to a conversation. */
export const chatOutboxKey = 'vakman-chat-outbox';

/** Name of the database of photos of projects that are not sent yet. */
export const photoQueueKey = 'vakman-photos';

/** Key in session storage of the secret by which a quote was opened. */
export const offerTokenKey = 'vakman-offer';

/** Key in session storage of what was chosen and typed on the page of a quote and not sent. */
export const offerDraftKey = 'vakman-offer-draft';
