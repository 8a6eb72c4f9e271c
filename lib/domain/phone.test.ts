import { phoneAdvice } from '@/lib/domain/phone';

const khmer = 'Cambodia';
const emirates = 'United Arab Emirates';

test.each([
  ['012 000 000', khmer, '+855 12 000 000'],
  ['12000000', khmer, '+855 12 000 000'],
  ['097-000-0000', khmer, '+855 97 000 0000'],
  ['855 12 000 000', khmer, '+855 12 000 000'],
  ['+855 (0)12 000 000', '', '+855 12 000 000'],
  ['0085512000000', emirates, '+855 12 000 000'],
  ['023 000 001', khmer, '+855 23 000 001'],
  ['٠٥٠٠٠٠٠٠٠٠', emirates, '+971 50 000 0000'],
  ['+971500000000', khmer, '+971 50 000 0000'],
  ['04 000 0000', emirates, '+971 4 000 0000'],
  ['+855 12 000 000', khmer, '+855 12 000 000'],
])('A-76 A-64 the phone number %s of an address in %s is %s', (typed, country, text) => {
  expect(phoneAdvice(typed, country)).toEqual({ kind: 'number', text });
});

test.each([
  ['012 000', khmer, khmer],
  ['+855 12 000 00', '', khmer],
  ['+855', '', khmer],
  ['050 000 000', emirates, emirates],
  ['+971 50 000 00000', khmer, emirates],
])(
  'A-76 the phone number %s of an address in %s has the code of %s but not its length',
  (typed, country, countryOfCode) => {
    expect(phoneAdvice(typed, country)).toEqual({ kind: 'unusual', country: countryOfCode });
  },
);

test.each([
  ['', khmer],
  ['   ', khmer],
  ['call me', khmer],
  ['012 000 000 ext 4', khmer],
  ['012 000 000', ''],
  ['012 000 000', 'Japan'],
  ['+81 3 0000 0000', khmer],
  ['800 0000', emirates],
  ['1800 000 000', khmer],
])('CHK-02 A-76 there is no advice for %j of an address in %j', (typed, country) => {
  expect(phoneAdvice(typed, country)).toEqual({ kind: 'none' });
});
