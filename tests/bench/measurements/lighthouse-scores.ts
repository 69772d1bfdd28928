import type { Result } from 'lighthouse';
import { defaultLanguage } from '@vakman/domain/languages/languages';
import type { Route } from '@vakman/site/_data/routes.ts';
import type { BenchContext } from '../bench-context.ts';
import type { Figure } from '../figure.ts';
import { withLighthouse, type Look } from '../lighthouse.ts';
import { median } from '../median.ts';
import { templatePages } from '../template-pages.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof categories)[number];

/** Points of a hundred that a page lost in each category; nothing where a category does not apply. */
type PointsLost = Readonly<Partial<Record<Category, number>>>;

export interface LookedAt {
  readonly url: string;
  readonly lost: PointsLost;
}

/** What the Dutch page of each template loses in Lighthouse's eyes, on a phone. */
export async function measureLighthouseScores({
  executablePath,
  siteUrl,
  routes,
}: BenchContext): Promise<Figure[]> {
  const pages = templatePages(routes).filter(({ lang }) => lang === defaultLanguage);
  return withLighthouse(executablePath, async (look) => {
    const lookedAt: LookedAt[] = [];
    for (const page of pages) lookedAt.push({ url: page.url, lost: await pointsLost(look, siteUrl, page) });
    return scoreFigures(lookedAt);
  });
}

async function pointsLost(look: Look, siteUrl: string, { url, listed }: Route): Promise<PointsLost> {
  // A page that search engines shall not list fails there by intention.
  const wanted = categories.filter((category) => listed || category !== 'seo');
  const run = async (only: readonly Category[]) =>
    lostIn(await look(siteUrl + url, { onlyCategories: [...only] }));
  const lost = await run(wanted);
  if (!lost.performance) return lost;
  // Whatever else this machine does counts as the page's own work, so one run says little.
  const again = [await run(['performance']), await run(['performance'])];
  return { ...lost, performance: median([lost, ...again].map(({ performance }) => performance ?? 100)) };
}

function lostIn({ categories: results }: Result): PointsLost {
  return Object.fromEntries(
    Object.entries(results).map(([name, { score }]) => [name, Math.round(100 - (score ?? 0) * 100)]),
  );
}

export function scoreFigures(pages: readonly LookedAt[]): Figure[] {
  return categories.map((category) => {
    const seen = pages.filter(({ lost }) => lost[category] !== undefined);
    const worst = seen.toSorted((one, other) => (other.lost[category] ?? 0) - (one.lost[category] ?? 0))[0];
    const value = worst?.lost[category] ?? 100;
    const where = worst && value > 0 ? ` (${worst.url})` : '';
    return {
      name: `Lighthouse ${category}, points lost${where}`,
      value,
      unit: 'points',
      goal: 0,
      reference: `worst of ${seen.length} templates`,
    };
  });
}
