import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { JobList } from '@/components/company/job-list';

const jobs = [
  { title: 'Buyer', business: 'Buying', type: 'Full time', location: 'Dubai' },
  { title: 'Packer', business: 'Operations', type: 'Full time', location: 'Phnom Penh' },
  { title: 'Listener', business: 'Care', type: 'Part time', location: 'Phnom Penh' },
];

const titles = () => screen.getAllByRole('heading').map((heading) => heading.textContent);

test('CAR-01 a position shows its title, business, type and location', () => {
  render(<JobList jobs={jobs.slice(0, 1)} />);
  expect(titles()).toEqual(['Buyer']);
  expect(screen.getAllByRole('definition').map((fact) => fact.textContent)).toEqual([
    'Buying',
    'Full time',
    'Dubai',
  ]);
});

test('CAR-02 search and filters can be used and change nothing in the list', async () => {
  const user = userEvent.setup();
  render(<JobList jobs={jobs} />);
  await user.type(screen.getByRole('searchbox', { name: 'Search positions' }), 'xyz{enter}');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'Part time');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Location' }), 'Dubai');
  expect(screen.getByRole('searchbox')).toHaveValue('xyz');
  expect(screen.getByRole('combobox', { name: 'Type' })).toHaveValue('Part time');
  expect(titles()).toEqual(['Buyer', 'Packer', 'Listener']);
});

test('CAR-02 each filter offers any value and every value once', () => {
  render(<JobList jobs={jobs} />);
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
    'Any',
    'Full time',
    'Part time',
    'Any',
    'Dubai',
    'Phnom Penh',
  ]);
});
