/** Database roles that a caller of the API can have. */
export const callerRoles = ['anon', 'authenticated', 'service_role'] as const;
export type CallerRole = (typeof callerRoles)[number];

const everybody = callerRoles;
const callers = ['anon', 'authenticated'] as const;
const writersOfTheGallery = ['authenticated', 'service_role'] as const;

/**
 * Which roles may run which function of our schemas. A function that is missing here fails the tests.
 * Those of `private` are in no API; policies and columns run them with the caller's rights.
 */
export const functionDecisions: Readonly<Record<string, readonly CallerRole[]>> = {
  'public.attach_photos': ['service_role'],
  'public.claim_notifications': ['service_role'],
  'public.claim_uploads': ['service_role'],
  'public.complete_notification': ['service_role'],
  'public.fail_notification': ['service_role'],
  'public.orphaned_attachments': ['service_role'],
  'public.submit_quote_request': ['service_role'],

  'private.are_gallery_texts': writersOfTheGallery,
  'private.are_gallery_translations': writersOfTheGallery,
  'private.are_photo_links': everybody,
  'private.caller_role': ['authenticated'],
  'private.count_event': [],
  'private.count_quote_request': [],
  'private.count_upload': [],
  'private.hash_subject': [],
  'private.is_gallery_picture': writersOfTheGallery,
  'private.is_quote_attachment': callers,
  'private.is_tidy_text': writersOfTheGallery,
  'private.may_upload': callers,
  'private.normalise_email': everybody,
  'private.normalise_phone': everybody,
  'private.normalise_postal_code': everybody,
  'private.photo_path_of_link': [],
  'private.recent_events': [],
  'private.sender': [],
  'private.tidy_quote_request': [],
  'private.trim_text': everybody,
  'private.white_space': everybody,
  'private.write_notifications': [],
};

/** Good arguments for the functions of the API. */
export const sampleArguments: Readonly<Record<string, Record<string, unknown>>> = {
  attach_photos: { request_id: crypto.randomUUID(), paths: [] },
  claim_notifications: { batch: 0 },
  claim_uploads: { sender_address: '192.0.2.1', files: 0 },
  complete_notification: { notification_id: crypto.randomUUID() },
  fail_notification: { notification_id: crypto.randomUUID(), reason: 'tried out' },
  orphaned_attachments: {},
  submit_quote_request: { payload: {}, sender_address: '192.0.2.1' },
};
