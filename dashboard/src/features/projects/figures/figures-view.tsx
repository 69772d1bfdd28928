import type { WonByMonth, Workload } from '@vakman/domain/project/project.figures';
import { WonChart } from './won-chart.tsx';
import { WorkloadTable } from './workload-table.tsx';

interface FiguresViewProps {
  readonly workload: Workload;
  readonly won: WonByMonth;
}

/** Crews by week, and money by month. */
export function FiguresView({ workload, won }: FiguresViewProps) {
  return (
    <div className="projects-figures">
      <WorkloadTable workload={workload} />
      <WonChart won={won} />
    </div>
  );
}
