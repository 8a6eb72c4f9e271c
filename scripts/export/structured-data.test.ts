/** @jest-environment node */
import { asScript } from './structured-data.mjs';

test('F-135 a text that would end the script stays a text', () => {
  const data = { description: 'Oats</script><script>alert(1)</script><!-- & "quotes" \u2028' };
  const text = asScript(data);
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toEqual(data);
});
