export const addressHintMessages = {
  /** What of an address goes where, in the country's own words; the labels stay as they are. */
  places: {
    Cambodia:
      'In Cambodia: house, street and sangkat under Street address, the khan or district and the city under City, the province or capital under State or province.',
    'United Arab Emirates':
      'In the Emirates: flat, building and street under Street address, the area and the city under City, the emirate under State or province. There is no postcode.',
  },
  phones: {
    Cambodia: 'In Cambodia a phone number has 8 or 9 digits after +855. Is one missing, or one too many?',
    'United Arab Emirates':
      'In the Emirates a phone number has 8 or 9 digits after +971. Is one missing, or one too many?',
  },
} as const;
