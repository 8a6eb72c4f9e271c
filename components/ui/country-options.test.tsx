import { render, screen } from '@testing-library/react';
import { CountryOptions } from '@/components/ui/country-options';

test('CHK-03 CON-06 every country is offered with its region, and stands for its name', () => {
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
