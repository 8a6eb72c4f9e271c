// Shared with scripts/export, which Node runs without TypeScript.

/** Answers for pages without a network; shows `offlinePage` for those that are not cached. */
export const serviceWorkerFile = '/sw.js';
export const offlinePage = '/offline';

export const dashboard = '/UserDashboard';
/** The specification spells the dashboard differently for the login. */
export const dashboardAlias = '/UserDashBoard';
