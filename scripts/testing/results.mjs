import { existsSync, readFileSync, rmSync } from 'node:fs';

const nothing = { passed: 0, failed: 0, skipped: 0, remarks: [] };

export const passed = { ...nothing, passed: 1 };

export function failed(remark) {
  return { ...nothing, failed: 1, remarks: [`failed: ${remark}`] };
}

export function skipped(remark) {
  return { ...nothing, skipped: 1, remarks: [`skipped: ${remark}`] };
}

export function sumResults(results) {
  return results.reduce(
    (sum, result) => ({
      passed: sum.passed + result.passed,
      failed: sum.failed + result.failed,
      skipped: sum.skipped + result.skipped,
      remarks: [...sum.remarks, ...result.remarks],
    }),
    nothing,
  );
}

export function summary(total) {
  const tail = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
  return `${total.passed} passed, ${total.failed} failed${tail}`;
}

/** A non-zero exit code without a failed test, such as a missed threshold, counts as one failure. */
export async function resultOf(name, report, run, count) {
  rmSync(report, { force: true });
  const { code } = await run();
  const counted = existsSync(report) ? count(JSON.parse(readFileSync(report, 'utf8'))) : {};
  const result = { ...nothing, ...counted };
  if (result.failed > 0)
    return sumResults([result, { ...nothing, remarks: [`failed: ${name}, ${result.failed} of its tests`] }]);
  return code === 0 ? result : sumResults([result, failed(`${name}, though no single test did (see above)`)]);
}

export function countOfJest({ numPassedTests, numFailedTests, numPendingTests, numTodoTests }) {
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests };
}

export function countOfPlaywright({ stats }) {
  const remarks = stats.flaky > 0 ? [`flaky: ${stats.flaky} browser tests passed at a second try`] : [];
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped, remarks };
}
