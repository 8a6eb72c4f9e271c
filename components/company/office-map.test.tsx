import { render } from '@testing-library/react';
import { OfficeMap } from '@/components/company/office-map';

const map = {
  src: '/images/map.svg',
  width: 1200,
  height: 565,
  west: 40,
  north: 35,
  unitsEast: 14.2857,
  unitsNorth: 14.8614,
};

test('CON-05 an office is marked at its longitude and latitude', () => {
  const office = { name: 'Dubai', address: [], phone: '', email: '', latitude: 25.2254, longitude: 55.3384 };
  const { container } = render(<OfficeMap offices={[office]} map={map} />);
  // 15.34 degrees east and 9.77 degrees south of the top left corner, at 14.29 and 14.86 units a degree.
  expect(container.querySelector('g')).toHaveAttribute('transform', 'translate(219 145)');
});
