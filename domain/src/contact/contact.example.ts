/** Somebody who may be written to, within the served towns; as a form takes it. Whoever tests a form has him from here. */
export const exampleContact = {
  name: 'Jan de Vries',
  email: 'jan@example.org',
  phone: '06-1234 5678',
  street_address: 'Havenstraat 7',
  postal_code: '1354ab',
};
