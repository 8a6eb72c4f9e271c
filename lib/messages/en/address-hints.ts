export const addressHintMessages = {
  /** Tells which part of a local address goes into which field. */
  places: {
    Cambodia:
      'In Cambodia, put the house, street and sangkat under Street address, the khan or district and the city under City, and the province or capital under State or province.',
    'United Arab Emirates':
      'In the UAE, put the flat, building and street under Street address, the area and city under City, and the emirate under State or province. No postcode is needed.',
  },
  phones: {
    Cambodia: 'Phone numbers in Cambodia have 8 or 9 digits after +855. Please check yours.',
    'United Arab Emirates': 'Phone numbers in the UAE have 8 or 9 digits after +971. Please check yours.',
  },
} as const;
