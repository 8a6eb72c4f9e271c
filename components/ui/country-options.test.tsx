import { render, screen } from '@testing-library/react';
import { CountryOptions } from '@/components/ui/country-options';

test('CHK-03 CON-06 each option shows a country with its region, and its value is the name', () => {
  render(
    <select aria-label="Country">
      <CountryOptions
        countries={[
          { name: 'Austria', region: 'Europe' },
          { name: 'Cambodia', region: 'Asia' },
        ]}
      />
    </select>,
  );
  const options = screen.getAllByRole('option');
  expect(options.map((option) => option.textContent)).toEqual(['Austria (Europe)', 'Cambodia (Asia)']);
  expect(options.map((option) => option.getAttribute('value'))).toEqual(['Austria', 'Cambodia']);
});
