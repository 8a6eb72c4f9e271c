/** The id of the drawer of the filters. */
export const filtersId = 'filters';
