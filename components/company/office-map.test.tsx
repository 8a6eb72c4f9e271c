import { render } from '@testing-library/react';
import { OfficeMap } from '@/components/company/office-map';
import { officeMap } from '@/data/office-map';

test('CON-05 Dubai is marked 15.34 degrees east of the edge of the map and 9.77 degrees south of it', () => {
  const office = { name: 'Dubai', address: [], phone: '', email: '', latitude: 25.2254, longitude: 55.3384 };
  const { container } = render(<OfficeMap offices={[office]} map={officeMap} />);
  expect(container.querySelector('g')).toHaveAttribute('transform', 'translate(219 145)');
});
