/** Where a browser test has its parcels sent, where no test looks for another place. */
export const homeAddress = {
  address: 'Kotikatu 1 A',
  city: 'Tampere',
  postcode: '33210',
  phone: '040 123 4567',
  notes: 'Soita summeria.',
};
