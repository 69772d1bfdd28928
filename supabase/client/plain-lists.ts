import type { SentForm } from '@vakman/domain/form/form.sent';

/**
 * What a form sends, its list written as a list by `JSON.stringify`: the page around a widget may have given all lists a
 * `toJSON` of its own, as libraries of old do.
 */
export const withPlainLists = <Form extends SentForm>(form: Form): Form => ({
  ...form,
  photos: Object.assign([...form.photos], { toJSON: undefined }),
});
