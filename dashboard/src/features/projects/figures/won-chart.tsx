import { dateFormat } from '@vakman/domain/format/format.dates';
import { locales } from '@vakman/domain/languages/languages';
import type { WonByMonth } from '@vakman/domain/project/project.figures';
import { projectsWords } from '../../../../generated/projects.words.ts';
import { Chart } from '../../../ui/chart/chart.tsx';
import { language } from '../../../words/language.ts';
import { useWords } from '../../../words/use-words.ts';
import { noonOf } from '../../project/days-to-come.ts';

/** What was quoted and what was won in each month, in euros. */
export function WonChart({ won }: { readonly won: WonByMonth }) {
  const { figures: words } = useWords(projectsWords);
  const short = new Intl.NumberFormat(locales[language], { notation: 'compact', maximumFractionDigits: 1 });
  const shortMonth = dateFormat(language, { month: 'short', year: '2-digit' });
  return (
    <div className="projects-figure">
      <Chart
        title={words.won}
        first={words.month}
        keys={won.map(({ month }) => month)}
        series={[
          { name: words.quotedSeries, values: won.map(({ quoted }) => quoted / 100), as: 'bars' },
          { name: words.wonSeries, values: won.map(({ won: amount }) => amount / 100), as: 'line' },
        ]}
        labelOf={(month) => shortMonth.format(new Date(noonOf(`${month}-15`)))}
        format={(value) => short.format(value)}
        tableLabel={words.table}
      />
      <p className="project-muted">{words.wonNote}</p>
    </div>
  );
}
