// This file is JavaScript because Node imports it in scripts/export, without TypeScript.

/** Without a network the service worker shows `offlinePage` for pages that are not cached. */
export const serviceWorkerFile = '/sw.js';
export const offlinePage = '/offline';

export const dashboard = '/UserDashboard';
/** The specification spells the address of the dashboard like this after a login. */
export const dashboardAlias = '/UserDashBoard';
