import * as z from 'zod/mini';
import { projectStates, waitingReasons, type ProjectState } from './project.states.ts';

const id = z.guid();
const text = z.string();
const day = z.nullable(z.string());

/** A project in a list. */
const listedProjectSchema = z.object({
  id,
  title: text,
  name: text,
  street_address: text,
  postal_code: text,
  state: z.enum(projectStates),
  waiting_for: z.nullable(z.enum(waitingReasons)),
  starts_on: day,
  ends_on: day,
  guarantee_until: day,
  value_cents: z.int(),
  /** Numbers of the crews that come. */
  crews: z.array(z.int()),
  lead_name: z.nullable(text),
  open_tasks: z.int(),
  photos: z.int(),
  updated_at: text,
  version: z.int(),
});
export type ListedProject = z.infer<typeof listedProjectSchema>;

/** What a page begins after. */
const cursorSchema = z.object({ value: text, id });
export type ProjectCursor = z.infer<typeof cursorSchema>;

/** A page of `list_projects`, what changed last first; `next` is null at its end. */
export const projectPageSchema = z.object({
  rows: z.array(listedProjectSchema),
  next: z.nullable(cursorSchema),
});
export type ProjectPage = z.infer<typeof projectPageSchema>;

/** What is missing leaves all. */
export interface ProjectFilter {
  readonly states?: readonly ProjectState[];
  /** Words or numbers of title, name, street, postal code, telephone or mail, in any order. */
  readonly search?: string;
  /** Number of a crew that comes. */
  readonly crew?: number;
}

/** Where a job is, from the first word to the end of the guarantee. */
export const pipelineStages = [
  'requests',
  'quotes',
  'planned',
  'in-progress',
  'waiting',
  'done',
  'guarantee',
] as const;
export type PipelineStage = (typeof pipelineStages)[number];

/**
 * What `read_pipeline` answers: how many jobs are at each stage, and what they are worth in cents with tax. A request is
 * worth nothing yet; of what is done, the last 30 days count.
 */
export const pipelineSchema = z.array(
  z.object({ stage: z.enum(pipelineStages), count: z.int(), value: z.int() }),
);
export type Pipeline = z.infer<typeof pipelineSchema>;
