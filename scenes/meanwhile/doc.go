// Package meanwhile shows what others have done since the player's last decision: marks on the table, and a card that tells it
// after computers have played at once. Another card tells what the end of a stock round has brought.
package meanwhile
