/** What stands in the address of a project that there is not yet. */
export const newProject = 'new';
