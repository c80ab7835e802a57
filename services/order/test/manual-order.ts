/** Body of a valid order by hand, picked up at the workshop. */
export const aManualOrder = (lines: object[]) => ({
  name: 'Aino Asiakas',
  email: 'aino@posti.example',
  phone: '040 123 4567',
  address: 'Kuusitie 1',
  postcode: '20100',
  city: 'Turku',
  deliveryMethod: 'verstas',
  lines,
});
