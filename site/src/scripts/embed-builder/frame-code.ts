import { isLanguage, type Language } from '@vakman/domain/languages/languages';

/** Where others find the quote form to be shown in a frame. */
export const framePath = (language: Language) => `/embed/quote-form/${language}.html`;

/** What the form needs at most on a phone, in pixels; the script makes the frame as high as the form is. */
const heights = { steps: 1500, long: 2120 } as const;

interface FrameOptions {
  /** Those of the form. */
  readonly attributes: Readonly<Record<string, string | true>>;
  /** What somebody hears who cannot see the frame. */
  readonly title: string;
  /** Origin of the site, without a slash at the end. */
  readonly siteUrl: string;
  /** Of the form, where the attributes have none. */
  readonly language: Language;
}

/** The quote form in a frame, for pages where no script of others may run; and lines of their own that let it be as high as the form. */
export function frameCode({ attributes, title, siteUrl, language }: FrameOptions): string {
  const { lang, ...others } = attributes;
  const query = Object.entries(others)
    .map(([name, value]) => (value === true ? name : `${name}=${encodeURIComponent(value)}`))
    .join('&amp;');
  const path = framePath(typeof lang === 'string' && isLanguage(lang) ? lang : language);
  const height = attributes['steps'] ? heights.steps : heights.long;
  return `<iframe
  id="vakman-quote"
  src="${siteUrl}${path}${query && `?${query}`}"
  title="${title.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"
  width="100%"
  height="${height}"
  style="border: 0"
></iframe>
<script>
  addEventListener('message', ({ source, data }) => {
    const frame = document.getElementById('vakman-quote');
    if (source === frame.contentWindow && data.vakman === 'height') frame.height = data.height;
  });
</script>`;
}
