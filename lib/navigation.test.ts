import {
  dashboardLinks,
  headerLinks,
  presentLinks,
  privacyLinks,
  quickLinks,
  usefulLinks,
} from '@/lib/navigation';

const absent = [
  '/AboutUs',
  '/Career',
  '/Terms-Conditions',
  '/TrackOrder',
  '/UserDashboard/TrackOrder',
  '/UserDashboard#orders',
  '/UserDashboard/Address',
];
const labelsOf = (links: typeof headerLinks) => presentLinks(links, absent).map(({ label }) => label);

test('no menu links to a page that the shop lacks', () => {
  expect(labelsOf(headerLinks)).toEqual(['Home', 'Our Store', 'Contact']);
  expect(labelsOf(quickLinks)).toEqual(['Home', 'Our Store', 'Contact', 'My Account']);
  expect(labelsOf(usefulLinks)).toEqual(['Wishlist', 'Cart', 'Login', 'Register']);
  expect(labelsOf(privacyLinks)).toEqual(['Cookie', 'Privacy Policy']);
  expect(labelsOf(dashboardLinks)).toEqual([
    'Account Information',
    'Wishlist',
    'Your Cart',
    'Reset Password',
    'Log Out',
  ]);
});

test('the sample lacks no page', () => {
  expect(presentLinks(dashboardLinks)).toHaveLength(8);
});
