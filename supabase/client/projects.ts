import { projectFileSchema, type ProjectFile } from '@vakman/domain/project/project.answers';
import type { DayDraft, ProjectDraft, ProjectStep } from '@vakman/domain/project/project.drafts';
import {
  pipelineSchema,
  projectPageSchema,
  type Pipeline,
  type ProjectCursor,
  type ProjectFilter,
  type ProjectPage,
} from '@vakman/domain/project/project-list.answers';
import {
  wonByMonthSchema,
  workloadSchema,
  type WonByMonth,
  type Workload,
} from '@vakman/domain/project/project.figures';
import * as z from 'zod/mini';
import { callFunction } from './call-function.ts';
import type { Connection } from './connection.ts';

/**
 * A page of projects, what changed last first, at most 200; for the office.
 *
 * @param after `next` of the page before; null for the first.
 * @throws {BackendError}
 */
export async function listProjects(
  connection: Connection,
  { filter, after, size = 50 }: { filter: ProjectFilter; after: ProjectCursor | null; size?: number },
): Promise<ProjectPage> {
  return callFunction(connection, 'list_projects', { filter, after, page_size: size }, projectPageSchema);
}

/**
 * Everything of a project that the caller may see; null where there is none that is his.
 *
 * @throws {BackendError}
 */
export async function readProject(connection: Connection, id: string): Promise<ProjectFile | null> {
  return callFunction(connection, 'read_project', { project_id: id }, z.nullable(projectFileSchema));
}

/**
 * Begins a project by hand, or writes another in place of the version that was read.
 *
 * @returns its version.
 * @throws {BackendError} with the code `changed` where another version stands, `not_in_office` for a lead who does not work
 *   there, `PT404` for an unknown request, `23514` where a rule is broken.
 */
export async function saveProject(connection: Connection, draft: ProjectDraft): Promise<number> {
  return callFunction(connection, 'save_project', { project: draft }, z.int());
}

/**
 * Takes the next step of a project.
 *
 * @returns its version.
 * @throws {BackendError} with the code `changed`, `no_such_step`, `reason_missing` for one that waits for nothing,
 *   `guarantee_unsaid` for one that is done while nobody said whether painting outside was part of it, or `PT404`.
 */
export async function moveProject(connection: Connection, step: ProjectStep): Promise<number> {
  const { id, version, state } = step;
  const values = {
    waiting_for: step.waitingFor ?? null,
    waiting_note: step.waitingNote ?? '',
    exterior_painting: step.exteriorPainting ?? null,
  };
  return callFunction(connection, 'move_project', { id, version, state, ...values }, z.int());
}

/**
 * Plans days with their crews in the agenda, all or none; called-off ones have the state `cancelled`. The customer is told
 * some minutes after the last change.
 *
 * @throws {BackendError} with the code `taken` where a crew has no time, `changed` where a day is another by now, `PT404`.
 */
export async function planDays(
  connection: Connection,
  projectId: string,
  days: readonly DayDraft[],
): Promise<void> {
  await callFunction(connection, 'plan_project_days', { project_id: projectId, days }, z.unknown());
}

/**
 * How many jobs are at each stage.
 *
 * @throws {BackendError}
 */
export async function readPipeline(connection: Connection): Promise<Pipeline> {
  return callFunction(connection, 'read_pipeline', {}, pipelineSchema);
}

/**
 * The work of each crew in weeks from the one of a day on, at most 26.
 *
 * @throws {BackendError}
 */
export async function readWorkload(
  connection: Connection,
  { from, weeks }: { from: string; weeks: number },
): Promise<Workload> {
  return callFunction(connection, 'read_workload', { from_day: from, weeks }, workloadSchema);
}

/**
 * What was quoted and what was won in the last months, the oldest first.
 *
 * @throws {BackendError}
 */
export async function readWonByMonth(connection: Connection, months = 12): Promise<WonByMonth> {
  return callFunction(connection, 'read_won_by_month', { months }, wonByMonthSchema);
}
