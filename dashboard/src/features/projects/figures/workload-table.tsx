import { dateFormat } from '@vakman/domain/format/format.dates';
import { formatHours } from '@vakman/domain/format/format.durations';
import { locales } from '@vakman/domain/languages/languages';
import type { Workload } from '@vakman/domain/project/project.figures';
import { fill } from '@vakman/domain/text/fill';
import { projectWords } from '../../../../generated/project.words.ts';
import { projectsWords } from '../../../../generated/projects.words.ts';
import { language } from '../../../words/language.ts';
import { useWords } from '../../../words/use-words.ts';
import { noonOf } from '../../project/days-to-come.ts';
import './workload.css';

/** Steps of shade; what is more than full has one of its own. */
const shades = 4;

/** How full each crew is, week by week: a table of numbers, in which the full weeks stand out. */
export function WorkloadTable({ workload }: { readonly workload: Workload }) {
  const { figures: words } = useWords(projectsWords);
  const { days } = useWords(projectWords);
  const percents = new Intl.NumberFormat(locales[language], { style: 'percent' });
  const dayAndMonth = dateFormat(language, { day: 'numeric', month: 'short' });
  const weeks = [...new Set(workload.map(({ week }) => week))].toSorted();
  const crews = [...Map.groupBy(workload, ({ crew }) => crew)];
  return (
    <div className="projects-figure">
      <h2 id="workload">{words.workload}</h2>
      <p className="project-muted">{words.workloadNote}</p>
      {crews.length === 0 ? (
        <p>{words.noCrews}</p>
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the way to what stands beside a narrow screen
        <section className="workload" aria-labelledby="workload" tabIndex={0}>
          <table>
            <thead>
              <tr>
                <th scope="col">{words.week}</th>
                {weeks.map((week) => (
                  <th key={week} scope="col">
                    {dayAndMonth.format(new Date(noonOf(week)))}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {crews.map(([crew, rows]) => (
                <tr key={crew}>
                  <th scope="row" dir="auto">
                    {rows[0]?.crew_name || fill(days.crew, { number: crew })}
                  </th>
                  {weeks.map((week) => {
                    const row = rows.find((each) => each.week === week);
                    const share = row && row.capacity > 0 ? row.planned / row.capacity : 0;
                    return (
                      <td
                        key={week}
                        data-shade={share > 1 ? 'over' : Math.ceil(share * shades)}
                        title={
                          row &&
                          fill(words.hours, {
                            planned: formatHours(row.planned, language),
                            capacity: formatHours(row.capacity, language),
                          })
                        }
                      >
                        {row && row.planned > 0 ? percents.format(share) : ''}
                      </td>
                    );
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </div>
  );
}
