// Reads what a recorded game tells of its runs.
import { logOf, playOn, quick } from './games.mjs';
import { beginning } from './reference.mjs';
import { rest } from './server.mjs';

// teller returns what tells the routes of the run at a place of a game's log: what the log says of it, on a page of its own
// on which the game has come to that run. A recorded move may be several actions.
export function teller(here, title, name, positions) {
  let more = 0; // actions so far than moves
  return async at => {
    for (;;) {
      const page = await here.open({ ...quick, viewport: { width: 1280, height: 1600 } }); // much of the log is in sight
      await playOn(page, beginning(title, name, positions[at + 1 - more].id));
      const ahead = (await logOf(page)).length - (at + 1);
      const said = ahead === 0 && await lastRun(page);
      await page.context().close();
      if (ahead === 0) return said;
      more += ahead;
    }
  };
}

// lastRun reads the line of the log about the last run.
async function lastRun(page) {
  const table = page.getByRole('button', { name: 'To the table' });
  if (await table.count() > 0) await table.click(); // the run has ended the game
  await page.locator('[data-id="tab:log"]').click();
  await rest(page);
  return page.locator('[data-id^="log:"][aria-description*="route "]').last().getAttribute('aria-description');
}
