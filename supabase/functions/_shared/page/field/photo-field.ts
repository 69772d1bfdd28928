import { controlAttributes, errorId, hintId } from '@vakman/domain/form/form.field.ts';
import type { Language } from '@vakman/domain/languages/languages.ts';
import { photoLimits } from '@vakman/domain/photos/photos.limits.ts';
import { photoAccept } from '@vakman/domain/photos/photos.types.ts';
import { html, type Html } from '../../html.ts';
import { translateQuoteForm, type TranslateQuoteForm } from '../../translations/quote-form-messages.ts';
import type { FormPhotos } from '../../form/receive-form.ts';
import type { PhotoError } from '../../form/take-photos.ts';
import { translatePage } from '../messages.ts';
import { attributes, fieldClass } from './field-parts.ts';

const megabytes = (bytes: number) => bytes / 1024 / 1024;

/** What the messages on photos say of them. */
export const photoNumbers = {
  count: photoLimits.count,
  megabytes: megabytes(photoLimits.bytes),
  total: megabytes(photoLimits.formBytes),
};

/** Code points of a file name that are shown. */
const longestName = 80;

export function photoErrorText(t: TranslateQuoteForm, error: PhotoError): string {
  const file = 'file' in error ? [...error.file].slice(0, longestName).join('') : '';
  return t(`errors.photos.${error.key}`, { ...photoNumbers, file });
}

/** Uploaded photos as ticked boxes, so that they need no script to be left out. */
function keptPhotos(paths: readonly string[], language: Language): Html {
  const t = translatePage(language);
  const items = paths.map((path, index) => {
    const type = (path.split('.').at(-1) ?? '').toUpperCase();
    return html`<li>
      <label>
        <input type="checkbox" name="photo_path" value="${path}" checked />
        <bdi>${t('photos.keptFile', { number: index + 1, type })}</bdi>
      </label>
    </li>`;
  });
  return html`<p class="hint">${t('photos.kept')}</p>
    <ul class="kept">
      ${items}
    </ul>
    <p class="hint">${t('photos.add')}</p>`;
}

export function photoField({ paths, errors, lost }: FormPhotos, language: Language): Html {
  const t = translateQuoteForm(language);
  const words = translatePage(language);
  const texts = [
    ...errors.map((error) => photoErrorText(t, error)),
    ...(lost > 0 ? [words('photos.lost')] : []),
  ];
  const hint = words('photos.hint', photoNumbers);
  const tied = controlAttributes({ id: 'photos', hint, error: texts[0], isOptional: true });
  return html`<div class="${fieldClass(texts[0])}">
    <label class="label" for="photos">${t('fields.photos.label')}</label>
    <div class="hint" id="${hintId('photos')}">${hint}</div>
    ${
      texts.length > 0 &&
      html`<div id="${errorId('photos')}">
        ${texts.map((text) => html`<p class="error" dir="auto">${text}</p>`)}
      </div>`
    }
    ${paths.length > 0 && keptPhotos(paths, language)}
    <input ${attributes(tied)} class="control" name="photos" type="file" multiple accept="${photoAccept}" />
  </div>`;
}
