import { launch } from 'chrome-launcher';
import lighthouse, { type Flags, type Result } from 'lighthouse';

/** One look at a page. */
export type Look = (url: string, flags: Pick<Flags, 'onlyCategories'>) => Promise<Result>;

/** Looks at pages with Lighthouse as a phone, in a browser of its own. */
export async function withLighthouse<Answer>(
  executablePath: string,
  work: (look: Look) => Promise<Answer>,
): Promise<Answer> {
  const chrome = await launch({
    chromePath: executablePath,
    chromeFlags: ['--headless=new', '--no-sandbox'],
    logLevel: 'silent',
  });
  const once: Look = async (url, flags) => {
    const answer = await lighthouse(url, { port: chrome.port, output: 'json', logLevel: 'error', ...flags });
    const fault = answer?.lhr.runtimeError;
    if (!answer || fault) throw new Error(`Lighthouse could not look at ${url}: ${fault?.message ?? ''}`);
    return answer.lhr;
  };
  try {
    // On a busy machine it loses a trace now and then, and asks to be run again.
    return await work((url, flags) => once(url, flags).catch(() => once(url, flags)));
  } finally {
    chrome.kill();
  }
}
