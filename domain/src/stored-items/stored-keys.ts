/** Key in local storage of what the visitor typed into the quote form. */
export const draftKey = 'quote-form-data';

/** Key in local storage of what the visitor chose and typed while booking a facade cleaning. */
export const bookingDraftKey = 'facade-booking-draft';

/** Key in local storage of when the words beside the messaging button were closed, in milliseconds. */
export const tooltipKey = 'whatsapp-tooltip-dismissed';

/** Key in local storage of when the assistant was closed, in milliseconds. */
export const assistantKey = 'vakman-popup-dismissed';

/** Key in local storage of the session of whoever signed in. */
export const sessionKey = 'vakman-session';

/** Key in session storage of when a page of the dashboard was loaded anew because a part of it was gone. */
export const reloadedKey = 'vakman-reloaded';

/** Key in session storage of replies that the office began and did not send. */
export const replyDraftsKey = 'vakman-reply-drafts';

/** Key in session storage of what stood in the fields of the dashboard when its page was loaded anew or the session ended. */
export const typedKey = 'vakman-typed';
