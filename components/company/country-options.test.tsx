import { render, screen } from '@testing-library/react';
import { CountryOptions } from '@/components/company/country-options';

test('CON-06 every country is offered, under its region', () => {
  render(
    <select aria-label="Country">
      <CountryOptions
        countries={[
          { name: 'Austria', region: 'Europe' },
          { name: 'Cambodia', region: 'Asia' },
          { name: 'Japan', region: 'Asia' },
        ]}
      />
    </select>,
  );
  expect(screen.getAllByRole('group').map((group) => group.getAttribute('label'))).toEqual([
    'Asia',
    'Europe',
  ]);
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
    'Cambodia',
    'Japan',
    'Austria',
  ]);
});
