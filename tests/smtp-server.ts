import { type AddressInfo, createServer, type Socket } from "node:net";

export type Delivered = { raw: string; recipients: string[] };

/** Just enough of a mail server: takes every mail, except for recipients at refused.example, and none while it is down. */
export async function startSmtpServer() {
  const delivered: Delivered[] = [];
  const sockets = new Set<Socket>();
  let isDown = false;
  const server = createServer((socket) => {
    sockets.add(socket);
    let recipients: string[] = [];
    let buffer = "";
    let inData = false;
    socket.on("error", () => {});
    if (isDown) {
      socket.end("421 closed for the night\r\n");
      return;
    }
    socket.write("220 test\r\n");
    socket.on("data", (chunk) => {
      buffer += chunk;
      for (;;) {
        const end = buffer.indexOf(inData ? "\r\n.\r\n" : "\r\n");
        if (end === -1) return;
        const line = buffer.slice(0, end);
        buffer = buffer.slice(end + (inData ? 5 : 2));
        if (inData) {
          delivered.push({ raw: line, recipients });
          recipients = [];
          inData = false;
          socket.write("250 kept\r\n");
        } else if (/^RCPT/i.test(line)) {
          const refused = line.includes("refused.example");
          if (!refused) recipients.push(/<(.*)>/.exec(line)?.[1] ?? "");
          socket.write(refused ? "550 no such person\r\n" : "250 ok\r\n");
        } else if (/^DATA/i.test(line)) {
          inData = true;
          socket.write("354 go on\r\n");
        } else if (/^QUIT/i.test(line)) socket.end("221 bye\r\n");
        else socket.write("250 ok\r\n");
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}?ignoreTLS=true`,
    delivered,
    setDown(down: boolean): void {
      isDown = down;
    },
    async close(): Promise<void> {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
