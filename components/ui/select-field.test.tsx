import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { SelectField } from '@/components/ui/select-field';

const options = ['Both', 'In Stock', 'Out of Stock'].map((option) => <option key={option}>{option}</option>);
const select = () => screen.getByRole('combobox', { name: 'Status' });

test('CAT-06 A-67 a labelled native select of one value', async () => {
  const onChange = jest.fn();
  render(
    <SelectField label="Status" name="status" autoComplete="off" value="Both" onChange={onChange}>
      {options}
    </SelectField>,
  );
  expect(select()).toHaveValue('Both');
  expect(select()).not.toHaveAttribute('multiple');
  await userEvent.selectOptions(select(), 'In Stock');
  expect(onChange).toHaveBeenCalledWith('In Stock');
});

test('A-66 one that the page answers is disabled in the exported HTML, one of a form is not', () => {
  document.body.innerHTML = renderToString(
    <SelectField label="Status" name="status" autoComplete="off" value="Both">
      {options}
    </SelectField>,
  );
  expect(select()).toBeDisabled();
  document.body.innerHTML = renderToString(
    <SelectField label="Status" name="status" autoComplete="off">
      {options}
    </SelectField>,
  );
  expect(select()).toBeEnabled();
});
