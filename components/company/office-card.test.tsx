import { render, screen } from '@testing-library/react';
import { OfficeCard } from '@/components/company/office-card';
import { OfficeMap } from '@/components/company/office-map';
import { officeMap } from '@/data/office-map';

const office = {
  name: 'Dubai',
  address: ['Office 4, Dhow Building', 'Dubai, United Arab Emirates'],
  phone: '+971 4 000 0000',
  email: 'dubai@minato.example',
  latitude: 25.2254,
  longitude: 55.3384,
};

test('CON-04 an office shows its address, phone and email, and opens in a map service', () => {
  render(<OfficeCard office={office} />);
  expect(screen.getByText(/^Office 4, Dhow Building/)).toBeVisible();
  expect(screen.getByRole('link', { name: '+971 4 000 0000' })).toHaveAttribute('href', 'tel:+97140000000');
  expect(screen.getByRole('link', { name: 'dubai@minato.example' })).toHaveAttribute(
    'href',
    'mailto:dubai@minato.example',
  );
  expect(screen.getByRole('link', { name: 'See Dubai on a map' })).toHaveAttribute(
    'href',
    'https://www.openstreetmap.org/?mlat=25.2254&mlon=55.3384#map=16/25.2254/55.3384',
  );
});

test('CON-04 two equal lines of an address are both shown', () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  render(<OfficeCard office={{ ...office, address: ['Dubai', 'Dubai'] }} />);
  expect(screen.getByText('Dubai Dubai')).toBeVisible();
  expect(logged).not.toHaveBeenCalled();
});

test('CON-05 the map has a name, and the offices are marked by theirs', () => {
  render(<OfficeMap offices={[office, { ...office, name: 'Phnom Penh' }]} map={officeMap} />);
  expect(screen.getByRole('img', { name: 'Map of our offices in Dubai and Phnom Penh' })).toBeVisible();
  expect(screen.getByText('Dubai')).toBeInTheDocument();
  expect(screen.getByText('Phnom Penh')).toBeInTheDocument();
});

test('CON-05 Dubai lies at the coast of the Emirates, 15.34 degrees east of the edge and 9.77 south of it', () => {
  const { container } = render(<OfficeMap offices={[office]} map={officeMap} />);
  expect(container.querySelector('g')).toHaveAttribute('transform', 'translate(219 145)');
});
